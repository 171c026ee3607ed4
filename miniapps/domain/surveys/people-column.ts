/** Name under which the people of a slice, their levels of weight, stand beside its columns. Apart from the bytes, which need a library. */
export const PEOPLE = 'people:'
