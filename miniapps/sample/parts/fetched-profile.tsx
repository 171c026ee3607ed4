import { useRef, useState } from 'react'
import type { User } from '../../../shell/contract/entities.ts'
import { Button } from '../../kit/controls/button.tsx'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { requestJson } from '../../kit/bridge/request-json.ts'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'

/** An answer of an API that the portal grants to this mini-app: on its way, there, or refused. */
export function FetchedProfile() {
  const { portal } = useMiniApp()
  const [isWanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const {
    data: user,
    error,
    loading,
    reload,
  } = useResource(
    isWanted ? 'profile' : null,
    async (signal) =>
      (await requestJson<{ data: User }>(portal, '/api/user-details/users/me', { signal })).data,
  )
  const retry = () => {
    button.current?.focus() // the one that was pressed goes with the problem
    reload()
  }
  return (
    <>
      <p className="os-muted">An API that this mini-app is granted:</p>
      <div className="os-row">
        <Button ref={button} size="s" busy={loading} onClick={() => (isWanted ? reload() : setWanted(true))}>
          fetch
        </Button>
        <output>{user && !error && `The API answered with ${user.firstname} ${user.lastname}.`}</output>
      </div>
      {error ? (
        <ErrorState problem={error} onRetry={retry} busy={loading} headingLevel={3} />
      ) : (
        loading && !user && <Skeleton label="Loading your profile" lines={[60]} lineHeight={1.5} />
      )}
    </>
  )
}
