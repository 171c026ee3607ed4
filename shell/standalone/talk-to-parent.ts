import { $appearance, changeAppearance } from '../stores/appearance.ts'

const TYPE = 'agency-os-frame'

/** The page around is the only one that it talks to; without its address a size is told to no page. */
const parentOrigin = (): string =>
  location.ancestorOrigins?.[0] ?? (document.referrer ? new URL(document.referrer).origin : '')

/**
 * Tells the page around how high the content is, and follows its light or dark: `{ type: 'agency-os-frame',
 * scheme: 'dark' }`.
 */
export function talkToParent(): void {
  const origin = parentOrigin()
  addEventListener(
    'message',
    ({ source, origin: from, data }: MessageEvent<{ type?: unknown; scheme?: unknown } | null>) => {
      if (source !== parent || from !== origin || data?.type !== TYPE) return
      const { scheme } = data
      if (
        (scheme === 'light' || scheme === 'dark' || scheme === 'system') &&
        scheme !== $appearance.get().scheme
      )
        changeAppearance({ scheme })
    },
  )
  if (!origin) return
  const observer = new ResizeObserver(() => {
    parent.postMessage({ type: TYPE, height: document.documentElement.scrollHeight }, origin)
  })
  observer.observe(document.body)
}
