/** Letter that stands for an audience in pictures and headings: A for the first. */
export const setLetter = (place: number): string => String.fromCodePoint('A'.codePointAt(0)! + place)

/** An audience with its letter. */
export const letteredName = (name: string, place: number): string => `${setLetter(place)} · ${name}`
