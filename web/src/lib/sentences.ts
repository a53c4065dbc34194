/** Sentences of one thread that follow each other, told as one; it follows `tafelrunde/core/sentences.py`. */
import type { Message, Sentence } from "./desk";

/** Return two sentences as one, null where the second does not carry the first on. */
export function carriedOn(first: Sentence, then: Sentence): Sentence | null {
  if (!then.thread || then.thread !== first.thread || !then.onward) return null;
  if (!("from" in then.onward.args))
    return { ...first, came: [...first.came, ...(then.onward.id ? [then.onward] : []), ...then.came] };
  if (then.onward.args["to"] === first.message.args["from"]) return null; // a way back is told as two
  return { ...then, message: wholeWay(first.message, then.onward), came: ways(first.came, then.came) };
}

const wholeWay = (first: Message, then: Message): Message => ({
  ...then,
  args: { ...then.args, from: first.args["from"] ?? null },
});

/** Whoever is moved again from where they were moved to goes the whole way. */
function ways(first: readonly Message[], then: readonly Message[]): Message[] {
  const found = [...first];
  for (const clause of then) {
    const before = found.findIndex((one) => leadsOn(one, clause));
    const way = found[before];
    if (way) found[before] = { ...wholeWay(way, clause), id: way.id };
    else found.push(clause);
  }
  return found;
}

function leadsOn(first: Message, then: Message): boolean {
  const others = (message: Message) =>
    JSON.stringify(Object.entries(message.args).filter(([arg]) => arg !== "from" && arg !== "to"));
  return "to" in first.args && first.args["to"] === then.args["from"] && others(first) === others(then);
}
