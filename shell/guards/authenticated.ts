import { $session } from '../stores/session.ts'
import type { Guard } from './verdict.ts'

export const authenticated: Guard = () => ($session.get().state === 'signed-in' ? 'pass' : { signIn: true })
