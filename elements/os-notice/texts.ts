import type { Texts } from '../session/texts.ts'

/** Say what the colour says. */
export const NOTICE_TEXTS: Texts<'information' | 'success' | 'warning' | 'error'> = {
  en: { information: 'Information', success: 'Success', warning: 'Warning', error: 'Error' },
  de: { information: 'Information', success: 'Erfolg', warning: 'Warnung', error: 'Fehler' },
  fr: { information: 'Information', success: 'Succès', warning: 'Avertissement', error: 'Erreur' },
  es: { information: 'Información', success: 'Correcto', warning: 'Advertencia', error: 'Error' },
  pt: { information: 'Informação', success: 'Sucesso', warning: 'Aviso', error: 'Erro' },
  ja: { information: '情報', success: '成功', warning: '警告', error: 'エラー' },
}
