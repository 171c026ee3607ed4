import type { Texts } from '../session/texts.ts'

export const DIALOG_TEXTS: Texts<'close'> = {
  en: { close: 'Close' },
  de: { close: 'Schließen' },
  fr: { close: 'Fermer' },
  es: { close: 'Cerrar' },
  pt: { close: 'Fechar' },
  ja: { close: '閉じる' },
}
