/** Name under which the people of a slice, their levels of weight, stand beside its columns. Apart from the bytes, which need a library. */
export const PEOPLE = 'people:'

/** Name of the column that has a weight other than the first. No variable is called so. */
export const weightColumn = (weight: string): string => `weight:${weight}`
