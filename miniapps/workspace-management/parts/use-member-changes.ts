import { useRef, useState } from 'react'
import type { Page } from '../../../shell/contract/page.ts'
import type { MemberLine } from '../../domain/workspaces/workspace-answers.ts'
import type { MemberChange } from '../../domain/workspaces/workspace-input.ts'
import { useApi } from '../../kit/bridge/use-api.ts'

/**
 * Sends changes of roles one after the other, since each is answered with all members; until then the wanted
 * role is shown.
 */
export function useMemberChanges(path: string, onChanged: (members: readonly MemberLine[]) => void) {
  const workspaces = useApi('workspaces')
  const last = useRef(Promise.resolve())
  const [waiting, setWaiting] = useState<readonly MemberChange[]>([])
  const [failure, setFailure] = useState<unknown>()
  const send = async (wish: MemberChange) => {
    try {
      onChanged((await workspaces.whole<Page<MemberLine>>('POST', path, wish)).data)
      return true
    } catch (error) {
      setFailure(error)
      return false
    } finally {
      setWaiting((before) => before.filter((each) => each !== wish))
    }
  }
  const change = (wish: MemberChange): Promise<boolean> => {
    setFailure(undefined)
    setWaiting((before) => [...before, wish])
    const sent = last.current.then(() => send(wish))
    last.current = sent.then(() => {})
    return sent
  }
  const roleOf = ({ id, role }: MemberLine) =>
    waiting.findLast(({ people }) => people.includes(id))?.role ?? role
  return { change, roleOf, isBusy: waiting.length > 0, failure }
}
