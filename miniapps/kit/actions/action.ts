import type { ComponentType } from 'react'
import type { IconNode } from 'lucide'
import type { MiniAppPortal } from '../../../shell/contract/mini-app.ts'
import type { MadeFile } from '../exchange/use-save-file.ts'

/** Handed to a dialog that an action opens, besides what is its own. */
export interface OpenedProps {
  onClose(): void
  /** It has done what it is for: it goes, its list is read anew, and the action counts as used. */
  onDone(...made: readonly never[]): void
}

/** Its own properties; an `onDone` among them is called first. */
type OwnProps<Props> = Omit<Props, keyof OpenedProps> & Partial<Pick<Props, Extract<keyof Props, 'onDone'>>>

export interface ActionTools {
  portal: MiniAppPortal
  basePath: string
  open<Props extends Partial<OpenedProps>>(
    dialog: ComponentType<Props>,
    ...own: object extends OwnProps<Props> ? [own?: OwnProps<Props>] : [own: OwnProps<Props>]
  ): void
  /** Gives a file to the browser's downloads and says so; false where it could not be made, which is said, too. */
  save(make: () => Promise<MadeFile>): Promise<boolean>
}

interface ActionLook<On> {
  /** Of its own within the app: `invite` is told as `admin-invite` to usage statistics. */
  key: string
  label(on: On): string
  /** In the palette, where the page around it is not seen; its label where nothing else is said. */
  command?(on: On): string
  icon?: IconNode
  /** A single key that does the same, such as `i`; listed under `?`. */
  shortcut?: string
  look?: 'primary' | 'danger' | 'quiet' | undefined
  /** A line stands above it in a menu. */
  isApart?: boolean
  /** Announced once it has worked, where nothing else says so. */
  saysDone?: boolean
  /** Left out where there is nothing to do it with. */
  isOffered?(on: On): boolean
  /** Told with its use: ids and kinds alone, never what somebody wrote. */
  data?(on: On): Readonly<Record<string, string>>
}

/** Something a person can do, said once: its button, menu line, palette command, key and usage figure come of it. */
export type Action<On> = ActionLook<On> &
  (
    | {
        /** False: it was not done, and that has been said. What it throws is said with a way to try again. */
        run(tools: ActionTools, on: On): void | Promise<unknown>
        to?: undefined
      }
    | {
        /** It is another page. */
        to(basePath: string, on: On): string
        run?: undefined
      }
  )

/** `action({ key: 'invite', label: () => words('invite'), icon: UserPlus, run: ({ open }) => open(InviteDialog) })` */
export const action = <On = unknown>(of: Action<On>): Action<On> => of
