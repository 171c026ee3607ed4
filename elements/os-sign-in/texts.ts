import type { Texts } from '../session/texts.ts'

export const SIGN_IN_TEXTS: Texts<'signOut'> = {
  en: { signOut: 'Sign out' },
  de: { signOut: 'Abmelden' },
  fr: { signOut: 'Se déconnecter' },
  es: { signOut: 'Cerrar sesión' },
  pt: { signOut: 'Sair' },
  ja: { signOut: 'サインアウト' },
}
