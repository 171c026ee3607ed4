/** `<div class="toast">`, `document`. */
export function wordsFor(node: Node): string {
  if (!(node instanceof Element)) return node.nodeName.replace('#', '')
  const marks = ['id', 'class', 'rel', 'href'].flatMap((name) =>
    node.hasAttribute(name) ? [` ${name}="${node.getAttribute(name)}"`] : [],
  )
  return `<${node.localName}${marks.join('')}>`
}
