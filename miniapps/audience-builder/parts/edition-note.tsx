/** stub */
export const EditionNote = () => null
