import type { MiniAppContext, MiniAppPortal } from '@agency-os/mini-app'

/** One audit of the brand, as the portal's API tells it. */
export interface Scorecard {
  id: string
  title: string
  /** 0 to 100; null until it has been answered. */
  score: number | null
}

/**
 * The scorecards of the brand in the context.
 * @throws Error with a sentence for the person
 */
export async function scorecardsOf(
  { workspace }: Pick<MiniAppContext, 'workspace'>,
  portal: MiniAppPortal,
): Promise<Scorecard[]> {
  if (!workspace) return []
  const response = await portal.fetch(`/api/scorecards/brands/${encodeURIComponent(workspace.id)}/scorecards`)
  if (!response.ok) throw new Error(`The scorecards could not be loaded (${response.status}).`)
  const { data } = (await response.json()) as { data: Scorecard[] }
  return data
}

/** The portal lets the request go when the person leaves: nobody needs to be told. */
export const isLeft = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'
