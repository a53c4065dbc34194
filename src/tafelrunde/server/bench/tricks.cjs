// A game of tricks for two with a hidden hand and a pile, as one writes it for boardgame.io: what it shows of itself is about as large as a desk of Claim.
const { Server, Origins } = require('boardgame.io/server');

const SUITS = ['goblin', 'knight', 'undead', 'dwarf', 'double'];
const HAND = 13;

function deck() {
  const cards = [];
  for (const suit of SUITS) for (let value = 0; value < 10; value++) cards.push({ id: `${suit}_${value}`, suit, value });
  return cards;
}

function deal(shuffle) {
  return shuffle(deck()).map((card, k) => {
    const place = k < HAND ? 'hand.0' : k < 2 * HAND ? 'hand.1' : 'pile';
    return { id: card.id, kind: 'card', place, face: card.id, worth: card.value, marks: [] };
  });
}

const suitOf = (id) => id.split('_')[0];
const worthOf = (id) => Number(id.split('_')[1]);
const count = (pieces, place) => pieces.filter((piece) => piece.place === place).length;

const tricks = {
  name: 'tricks',
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }) => ({ pieces: deal(random.Shuffle), led: '', leader: 0, next: 1, round: 1, rounds: HAND, counters: [], marks: [[], []] }),

  moves: {
    play: ({ G, playerID, random }, id) => {
      const card = G.pieces.find((piece) => piece.id === id);
      if (!card || card.place !== `hand.${playerID}`) return 'INVALID_MOVE';
      const held = G.pieces.filter((piece) => piece.place === `hand.${playerID}`);
      if (G.led && suitOf(id) !== suitOf(G.led) && held.some((piece) => suitOf(piece.id) === suitOf(G.led))) return 'INVALID_MOVE';
      card.place = 'trick';
      if (!G.led) {
        G.led = id;
        G.leader = Number(playerID);
        G.next = 1 - G.leader;
        return;
      }
      const wins = suitOf(id) === suitOf(G.led) && worthOf(id) > worthOf(G.led);
      const winner = wins ? Number(playerID) : G.leader;
      for (const piece of G.pieces) if (piece.place === 'trick') piece.place = `score.${winner}`;
      G.led = '';
      G.next = winner;
      G.round += 1;
      G.counters = SUITS.map((suit) => {
        const seats = [0, 1].map((seat) => G.pieces.filter((piece) => piece.place === `score.${seat}` && suitOf(piece.id) === suit).length);
        return { id: 'faction', about: suit, seats, holder: seats[0] > seats[1] ? 0 : 1 };
      });
      if (count(G.pieces, 'hand.0') === 0) {
        const pile = G.pieces.filter((piece) => piece.place === 'pile');
        if (pile.length >= 2 * HAND - 2) pile.forEach((piece, k) => { piece.place = `hand.${k % 2}`; });
        else G.pieces = deal(random.Shuffle);
        G.round = 1;
      }
    },
  },

  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },

  playerView: ({ G, playerID }) => ({
    ...G,
    pieces: G.pieces.map((piece, k) =>
      piece.place === 'pile' || (piece.place.startsWith('hand.') && piece.place !== `hand.${playerID}`)
        ? { id: `${piece.place}/${k}`, kind: 'card', place: piece.place, face: null, worth: null, marks: [] }
        : piece),
  }),
};

const server = Server({ games: [tricks], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]) });
