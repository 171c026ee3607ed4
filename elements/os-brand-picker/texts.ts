import type { Texts } from '../session/texts.ts'

export const PICKER_TEXTS: Texts<'brand' | 'none' | 'more'> = {
  en: { brand: 'Brand', none: 'No brand found.', more: 'Type to find more.' },
  de: { brand: 'Marke', none: 'Keine Marke gefunden.', more: 'Tippen Sie, um weitere zu finden.' },
  fr: { brand: 'Marque', none: 'Aucune marque trouvée.', more: 'Saisissez un nom pour en trouver d’autres.' },
  es: { brand: 'Marca', none: 'No se ha encontrado ninguna marca.', more: 'Escriba para encontrar más.' },
  pt: { brand: 'Marca', none: 'Nenhuma marca encontrada.', more: 'Digite para encontrar mais.' },
  ja: { brand: 'ブランド', none: 'ブランドが見つかりません。', more: '入力して絞り込んでください。' },
}
