import type { Texts } from '../session/texts.ts'

export const LAUNCHER_TEXTS: Texts<'apps' | 'nothing'> = {
  en: { apps: 'Apps', nothing: 'No apps are available to you for this brand.' },
  de: { apps: 'Apps', nothing: 'Für diese Marke stehen Ihnen keine Apps zur Verfügung.' },
  fr: { apps: 'Applications', nothing: 'Aucune application n’est disponible pour vous pour cette marque.' },
  es: { apps: 'Aplicaciones', nothing: 'No hay aplicaciones disponibles para usted en esta marca.' },
  pt: { apps: 'Aplicativos', nothing: 'Não há aplicativos disponíveis para você nesta marca.' },
  ja: { apps: 'アプリ', nothing: 'このブランドで利用できるアプリはありません。' },
}
