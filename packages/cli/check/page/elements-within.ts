/** Elements in there, those in open shadows included. */
export const elementsWithin = (root: ParentNode): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('*'),
  ...shadowsWithin(root).flatMap(elementsWithin),
]

export function shadowsWithin(root: ParentNode): ShadowRoot[] {
  const own = root instanceof Element && root.shadowRoot ? [root.shadowRoot] : []
  return [...own, ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
}
