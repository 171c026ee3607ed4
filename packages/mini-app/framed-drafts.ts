import type { MiniAppPortal } from '../../shell/contract/mini-app.ts'
import type { FramedChannel } from './framed-channel.ts'

/** A draft of the page's own: the keys of all others, for the portal answers only for one key at a time. */
const KEYS = 'agency-os:keys'

/**
 * Drafts of the person in one brand, which the portal keeps. All are read beforehand, since a mini-app reads
 * them at once.
 */
export async function framedDrafts(channel: FramedChannel, brand: string): Promise<MiniAppPortal['draft']> {
  const read = async (key: string) => {
    const answer = await channel.ask((id) => ({ type: 'read-draft', id, key, brand }))
    return answer.type === 'draft' ? answer.text : null
  }
  const keys = JSON.parse((await read(KEYS)) ?? '[]') as string[]
  const kept = new Map<string, string | null>(
    await Promise.all(keys.map(async (key) => [key, await read(key)] as const)),
  )
  const post = (key: string, text: string | null) => channel.post({ type: 'write-draft', key, brand, text })
  const postKeys = () => post(KEYS, kept.size > 0 ? JSON.stringify([...kept.keys()]) : null)
  return {
    read: (key) => kept.get(key) ?? null,
    write(key, text) {
      const isNew = !kept.has(key)
      kept.set(key, text)
      post(key, text)
      if (isNew) postKeys()
    },
    clear(key) {
      if (!kept.delete(key)) return
      post(key, null)
      postKeys()
    },
  }
}
