/** What happened is played beat by beat. A touch goes on to the next thing that nobody may miss, or to the end. */
import type { Sentence } from "$lib/desk";
import { BANNER, type Beat } from "./strides";

export class Play {
  /** What is being shown, and what comes after it. */
  now = $state.raw<Beat | null>(null);
  coming = $state.raw<readonly Beat[]>([]);
  banner = $state.raw<Sentence | null>(null);
  private hurried = false;
  private end: () => void = () => {};

  get busy(): boolean {
    return this.now !== null;
  }

  /** Show some beats after those that are still to come; `pace` says how many times as long as usual they take. */
  add(beats: readonly Beat[], pace: number): void {
    this.coming = [...this.coming, ...beats];
    if (!this.now) void this.run(pace);
  }

  /** Go on to the next banner, or to the end. */
  skip(): void {
    this.hurried = this.banner === null;
    this.end();
  }

  /** Be done with all of it. */
  stop(): void {
    this.coming = [];
    this.end();
  }

  private async run(pace: number): Promise<void> {
    while (this.coming.length) {
      const [beat, ...rest] = this.coming as [Beat, ...Beat[]];
      [this.now, this.coming, this.banner] = [beat, rest, beat.banner];
      if (beat.banner) this.hurried = false;
      if (!this.hurried) await this.wait(beat.banner ? Math.max(BANNER, beat.time) * pace : beat.time * pace);
    }
    [this.now, this.banner, this.hurried] = [null, null, false];
  }

  private wait(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.end(), time);
      this.end = () => {
        clearTimeout(timer);
        this.end = () => {};
        resolve();
      };
    });
  }
}
