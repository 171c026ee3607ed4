/** An attribute that is on when it is there; Vue, Svelte and Preact write "false" for one that is off. */
export const booleanAttribute = {
  type: Boolean,
  converter: (text: string | null) => text !== null && text !== 'false',
}
