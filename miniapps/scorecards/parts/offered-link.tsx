import type { Command } from '../../../shell/contract/command.ts'
import { Link, type LinkProps } from '../../kit/controls/link.tsx'
import { useCommand } from '../../kit/bridge/use-command.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'

export interface OfferedLinkProps extends LinkProps {
  /** Its words in the command palette, where the page around it is not seen; null to leave it out there. */
  command: Pick<Command, 'id' | 'title' | 'hint'> | null
}

/** A link that the command palette offers too, as long as it is there. */
export function OfferedLink({ command, ...link }: OfferedLinkProps) {
  const { portal } = useMiniApp()
  useCommand(command && { ...command, run: () => portal.navigate(link.to) })
  return <Link {...link} />
}
