import type { Texts } from '../session/texts.ts'

export const LAUNCHER_TEXTS: Texts<'apps' | 'nothing'> = {
  en: { apps: 'Apps', nothing: 'No apps are available to you for this brand.' },
  de: { apps: 'Apps', nothing: 'Für diese Marke können Sie keine App öffnen.' },
  fr: { apps: 'Applications', nothing: 'Vous ne pouvez ouvrir aucune application pour cette marque.' },
  es: { apps: 'Aplicaciones', nothing: 'No puede abrir ninguna aplicación para esta marca.' },
  pt: { apps: 'Aplicativos', nothing: 'Você não pode abrir nenhum aplicativo para esta marca.' },
  ja: { apps: 'アプリ', nothing: 'このブランドで開けるアプリはありません。' },
}
