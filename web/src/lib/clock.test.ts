import { beforeAll, expect, it } from "vitest";
import { agoText, clockText } from "./clock.svelte";
import { speak } from "./words.svelte";

beforeAll(() => speak("en"));

const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000];

it("what is left is said as one would say it", () => {
  expect(
    [3 * DAY, 2 * DAY - 5 * MINUTE, DAY, 2 * HOUR + 10 * MINUTE, 10 * MINUTE, 48_000, 47_001, 1, 0, -5].map(clockText),
  ).toEqual(["3 days", "2 days", "1 day", "2 h 10 min", "10:00", "0:48", "0:48", "0:01", "0:00", "0:00"]);
});

it("how long ago something was is at least a minute", () => {
  expect([0, 5 * MINUTE, 3 * HOUR, 50 * HOUR].map(agoText)).toEqual(["1 min", "5 min", "3 h", "2 days"]);
});
