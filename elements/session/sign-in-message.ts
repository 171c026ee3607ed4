import { EMBED_ANSWER, EMBED_SIGN_IN_PATH, type EmbedAnswer } from '../../shell/contract/embed.ts'

/** The portal's page that answers this one, and its address for one question. */
export function signInAddress(
  portal: string,
  more: Readonly<Record<string, string>>,
): { id: string; address: string } {
  const id = crypto.randomUUID()
  const query = new URLSearchParams({ origin: location.origin, id, ...more })
  return { id, address: `${portal}${EMBED_SIGN_IN_PATH}?${query}` }
}

/** Waits for the answer of that id, which the portal alone can give. */
export function answerTo(id: string, portal: string, signal: AbortSignal): Promise<EmbedAnswer> {
  return new Promise((resolve) => {
    const hear = ({ origin, data }: MessageEvent<Partial<EmbedAnswer> | null>) => {
      if (origin === portal && data?.type === EMBED_ANSWER && data.id === id) resolve(data as EmbedAnswer)
    }
    addEventListener('message', hear as (event: Event) => void, { signal })
  })
}
