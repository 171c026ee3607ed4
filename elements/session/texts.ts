/**
 * In the languages that the portal speaks; a page may hold an element alone, so its words stand beside it.
 */
export type Texts<Key extends string> = Readonly<
  Record<'en' | 'de' | 'fr' | 'es' | 'pt' | 'ja', Readonly<Record<Key, string>>>
>

/** In the language of the page around an element. */
export function textsFor<Key extends string>(
  element: Element,
  texts: Texts<Key>,
): Readonly<Record<Key, string>> {
  return texts[languageOf(element) as 'en'] ?? texts.en
}

/** Two letters, such as `de`. */
export const languageOf = (element: Element): string =>
  (element.closest<HTMLElement>('[lang]') ?? document.documentElement).lang.split('-')[0]!.toLowerCase() ||
  'en'

export const SHARED: Texts<
  | 'signIn'
  | 'signingIn'
  | 'signedOut'
  | 'tryAgain'
  | 'failed'
  | 'noAccess'
  | 'blocked'
  | 'refused'
  | 'loading'
  | 'open'
> = {
  en: {
    signIn: 'Sign in',
    signingIn: 'Signing in…',
    signedOut: 'Sign in to see this.',
    tryAgain: 'Try again',
    failed: 'This could not be loaded.',
    noAccess: 'You have no access to this.',
    blocked: 'Your browser blocked the window. Allow pop-ups for this page, then sign in again.',
    refused: 'This page may not show anything of the portal yet. Tell whoever runs the portal.',
    loading: 'Loading…',
    open: 'Open in the portal',
  },
  de: {
    signIn: 'Anmelden',
    signingIn: 'Anmeldung läuft…',
    signedOut: 'Melden Sie sich an, um dies zu sehen.',
    tryAgain: 'Erneut versuchen',
    failed: 'Dies konnte nicht geladen werden.',
    noAccess: 'Sie haben hierauf keinen Zugriff.',
    blocked:
      'Ihr Browser hat das Fenster blockiert. Erlauben Sie Pop-ups für diese Seite und melden Sie sich erneut an.',
    refused:
      'Diese Seite darf noch nichts aus dem Portal zeigen. Wenden Sie sich an die Verantwortlichen des Portals.',
    loading: 'Wird geladen…',
    open: 'Im Portal öffnen',
  },
  fr: {
    signIn: 'Se connecter',
    signingIn: 'Connexion…',
    signedOut: 'Connectez-vous pour voir ceci.',
    tryAgain: 'Réessayer',
    failed: 'Le chargement a échoué.',
    noAccess: 'Vous n’y avez pas accès.',
    blocked:
      'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres pop-up pour cette page, puis reconnectez-vous.',
    refused: 'Cette page ne peut encore rien afficher du portail. Prévenez les responsables du portail.',
    loading: 'Chargement…',
    open: 'Ouvrir dans le portail',
  },
  es: {
    signIn: 'Iniciar sesión',
    signingIn: 'Iniciando sesión…',
    signedOut: 'Inicie sesión para ver esto.',
    tryAgain: 'Reintentar',
    failed: 'No se ha podido cargar.',
    noAccess: 'No tiene acceso a esto.',
    blocked:
      'El navegador ha bloqueado la ventana. Permita las ventanas emergentes en esta página e inicie sesión de nuevo.',
    refused: 'Esta página todavía no puede mostrar nada del portal. Avise a los responsables del portal.',
    loading: 'Cargando…',
    open: 'Abrir en el portal',
  },
  pt: {
    signIn: 'Entrar',
    signingIn: 'Entrando…',
    signedOut: 'Entre para ver isto.',
    tryAgain: 'Tentar novamente',
    failed: 'Não foi possível carregar.',
    noAccess: 'Você não tem acesso a isto.',
    blocked: 'O navegador bloqueou a janela. Permita pop-ups nesta página e entre novamente.',
    refused: 'Esta página ainda não pode mostrar nada do portal. Avise os responsáveis pelo portal.',
    loading: 'Carregando…',
    open: 'Abrir no portal',
  },
  ja: {
    signIn: 'サインイン',
    signingIn: 'サインイン中…',
    signedOut: 'サインインすると表示されます。',
    tryAgain: '再試行',
    failed: '読み込めませんでした。',
    noAccess: 'アクセス権がありません。',
    blocked:
      'ブラウザーがウィンドウをブロックしました。このページのポップアップを許可してから、もう一度サインインしてください。',
    refused: 'このページにはまだポータルの内容を表示できません。ポータルの担当者にお知らせください。',
    loading: '読み込み中…',
    open: 'ポータルで開く',
  },
}
