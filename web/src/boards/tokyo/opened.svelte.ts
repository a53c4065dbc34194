/** Whose cards are open in the right rail. */
export const opened = $state<{ seat: number | null }>({ seat: null });
