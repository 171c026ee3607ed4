import type { Attributes } from '../../domain/documentation/block.ts'
import { words } from '../words/words.ts'

/**
 * The portal's page for frames, which holds the element with these attributes: an app in this very page would share
 * stores and tokens with the portal around it.
 */
export function EmbedFrame({ attributes: { app = '', brand = '', path = '' } }: { attributes: Attributes }) {
  const query = new URLSearchParams({ brand: String(brand), path: String(path) })
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- the portal's own page, which needs its session
    <iframe
      key={`${app} ${String(query)}`}
      src={`/embed/${encodeURIComponent(String(app))}?${query}`}
      title={words('element.try', { tag: 'os-embed' })}
    />
  )
}
