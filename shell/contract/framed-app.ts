import type { Command } from './command.ts'
import type { Appearance } from './entities.ts'
import type { ShortcutGroup } from './shortcut.ts'
import type { MiniAppCard, MiniAppContext, MiniAppRoute, Notice } from './mini-app.ts'

/**
 * Messages between the portal and the page of a framed mini-app. Code that is not trusted runs in a
 * page of its own, of an origin of its own, in a sandboxed frame: the page posts FRAMED_APP_HELLO to its
 * parent, whatever that is, when it can listen; the answer is one message PORTAL_HELLO with a `MessagePort`,
 * over which all else goes. A page that says hello again (it was reloaded) gets another port; what the page
 * before it had asked or offered is gone.
 *
 * Limits: a page that has not said hello 10 s after it was mounted is broken. Names, keys, titles, hints and
 * the texts of notices, shortcuts and announcements have at most 1,000 characters, and there are at most 100
 * commands, 20 groups of shortcuts with 20 in each, and 10 keys to one. What breaks a limit is dropped whole,
 * with a warning in the portal's console: such a `fetch` gets no answer. The sandbox allows scripts, forms,
 * popups, downloads and the page's own storage; it allows no modal dialogs (`alert`, `confirm`) and no
 * navigation of the portal's page. `@agency-os/mini-app/framed` says all of this for a page.
 */
export const FRAMED_APP_HELLO = 'agency-os-hello'
export const PORTAL_HELLO = 'agency-os-portal'

/** Theme and appearance of the portal's page. */
export interface FramedLook {
  /**
   * Custom properties of the tenant's theme by their names, such as `--os-color-text`, in this scheme,
   * contrast and density.
   */
  theme: Readonly<Record<string, string>>
  /** The one that is shown, whatever was chosen. */
  scheme: 'light' | 'dark'
  /** As the person chose it. */
  appearance: Appearance
  language: string
  direction: 'ltr' | 'rtl'
}

/** From the portal. `told` comes first, and again with what changed. */
export type ToFramedApp =
  | {
      type: 'told'
      app?: MiniAppCard
      context?: MiniAppContext
      route?: MiniAppRoute
      look?: FramedLook
    }
  | { type: 'refused'; reason: string }
  | { type: 'run-tours' }
  /** The person chose the command with this id. */
  | { type: 'run-command'; id: string }
  /** The person chose this action of the notice with this id. */
  | { type: 'run-action'; id: number; action: number }
  | {
      type: 'fetched'
      id: number
      status: number
      headers: Readonly<Record<string, string>>
      body: ArrayBuffer
    }
  | { type: 'not-fetched'; id: number; reason: string }
  | { type: 'draft'; id: number; text: string | null }

/** To the portal: what `MiniAppPortal` offers, as far as it can be said in words. */
export type FromFramedApp =
  /** An event of `MiniAppEvents`; the same filter as for every mini-app, and `refused` where it says no. */
  | { type: 'emit'; name: string; payload?: unknown }
  | { type: 'navigate'; path: string; replace?: boolean | undefined; newTab?: boolean | undefined }
  | { type: 'set-dirty'; dirty: boolean; kept?: boolean | undefined }
  | { type: 'announce'; text: string }
  /** A notice may offer up to two actions, named by their labels; `run-action` comes back. */
  | {
      type: 'notify'
      kind: Notice['kind']
      text: string
      id?: number | undefined
      actions?: readonly string[] | undefined
    }
  /** The search over everything (Ctrl+K), or the list of keys (`?`); only while the page has the focus. */
  | { type: 'open'; dialog: 'palette' | 'shortcuts' }
  /** The page's `miniapp-error`: it cannot go on. */
  | { type: 'fail'; text: string }
  | { type: 'offer-commands'; commands: readonly Omit<Command, 'run'>[] }
  /** The page acts on these keys itself, and heeds `context.singleKeys`. */
  | { type: 'offer-shortcuts'; groups: readonly ShortcutGroup[] }
  /** Of the APIs that the configuration grants it, by the addresses of `MiniAppPortal.fetch` without `%2f` or `%5c` in their path, nor a segment of dots in code or before a `;`, and of nothing else; `id` comes back with the answer. */
  | {
      type: 'fetch'
      id: number
      address: string
      method?: string | undefined
      headers?: Readonly<Record<string, string>> | undefined
      body?: string | ArrayBuffer | undefined
    }
  /**
   * Of the brand with this id, '' for none: one that the page was told of in a `context`, as the person may be in another by
   * the time this is read. Without it of the brand that they are in then.
   */
  | { type: 'read-draft'; id: number; key: string; brand?: string | undefined }
  /** The same; null clears it. All drafts together have 100,000 characters, with their keys: one that does not fit is not kept, the text before it is. */
  | { type: 'write-draft'; key: string; brand?: string | undefined; text: string | null }
