import { type ElementType, Fragment, type Key } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'

export { Fragment }

/** React's own has none in a production build, yet a mini-app that comes from its author's dev server asks for it there too. */
export function jsxDEV(type: ElementType, props: object, key: Key | undefined, isStatic: boolean) {
  return (isStatic ? jsxs : jsx)(type, props, key)
}
