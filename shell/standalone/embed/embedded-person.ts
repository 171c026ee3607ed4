import type { PageSession } from '../../../elements/session/page-session.ts'
import { HttpError, setTokenSource } from '../../api/http.ts'
import type { MiniAppEntry } from '../../config/miniapps.ts'
import type { EmbedContext } from '../../contract/embed.ts'
import { sessionStarted } from '../../stores/session.ts'
import { configureFor } from './portal-config.ts'

/**
 * Person and brand as the portal tells them to this app, in the language of the page with the person's own formats.
 * @throws HttpError
 */
export async function readContext(
  session: PageSession,
  app: string,
  brand: string,
  displayLanguage: string,
): Promise<EmbedContext> {
  const path = `/api/embed/apps/${encodeURIComponent(app)}/context?${new URLSearchParams({ brand })}`
  const response = await session.ask(path)
  if (!response.ok) throw new HttpError('GET', path, response.status)
  const { data } = (await response.json()) as { data: EmbedContext }
  return { ...data, displaySettings: { ...data.displaySettings, displayLanguage } }
}

/** From here on the parts of the shell that the app leans on ask the portal, with the app's own token. */
export function begin(
  session: PageSession,
  app: string,
  { key, script }: MiniAppEntry,
  { user, permissions }: EmbedContext,
): void {
  configureFor(session.portal, permissions.prefix, { [key]: script.production })
  setTokenSource(() => session.token(app))
  sessionStarted(user.id)
}
