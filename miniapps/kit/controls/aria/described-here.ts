const IN_BODY = 'react-aria-description'

interface Described {
  'aria-describedby'?: string | undefined
}

/**
 * react-aria describes things by an element in the body, which a reference from a shadow root does not reach: words come
 * along instead, those of that element or better ones.
 */
export function describedHere<Props extends Described>(
  props: Props,
  textOf: (id: string) => string | undefined = textInBody,
) {
  const ids = props['aria-describedby']?.split(' ') ?? []
  const lost = ids.find((id) => id.startsWith(IN_BODY))
  if (lost === undefined) return props
  const others = ids.filter((id) => !id.startsWith(IN_BODY)).join(' ')
  return { ...props, 'aria-describedby': others || undefined, 'aria-description': textOf(lost) }
}

const textInBody = (id: string) => document.getElementById(id)?.textContent ?? undefined
