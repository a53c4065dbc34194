export function sources(language: string): string[];
export function ids(text: string): string[];
