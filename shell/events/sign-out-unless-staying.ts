import { signOut } from '../auth/auth.ts'
import { hasDrafts } from '../lifecycle/drafts.ts'
import { askToSignOut } from '../navigation/leave-question.ts'
import { $users } from '../stores/users.ts'

/** The person's own sign-out: first they hear of what has not reached the server, on this page or in drafts of another mini-app. */
export async function signOutUnlessStaying(): Promise<void> {
  const person = $users.get().myself?.id
  if (await askToSignOut(() => person !== undefined && hasDrafts(person))) await signOut()
}
