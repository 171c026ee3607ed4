import type { Texts } from '../session/texts.ts'

export const CARD_TEXTS: Texts<'audits' | 'nothing' | 'noScore' | 'country'> = {
  en: {
    audits: 'Latest audits',
    nothing: 'No audit is finished yet.',
    noScore: 'No score',
    country: 'Market',
  },
  de: {
    audits: 'Letzte Audits',
    nothing: 'Noch kein Audit ist abgeschlossen.',
    noScore: 'Kein Score',
    country: 'Markt',
  },
  fr: {
    audits: 'Derniers audits',
    nothing: 'Aucun audit n’est encore terminé.',
    noScore: 'Pas de score',
    country: 'Marché',
  },
  es: {
    audits: 'Últimas auditorías',
    nothing: 'Todavía no hay auditorías terminadas.',
    noScore: 'Sin puntuación',
    country: 'Mercado',
  },
  pt: {
    audits: 'Últimas auditorias',
    nothing: 'Nenhuma auditoria foi concluída ainda.',
    noScore: 'Sem pontuação',
    country: 'Mercado',
  },
  ja: {
    audits: '最近の診断',
    nothing: '完了した診断はまだありません。',
    noScore: 'スコアなし',
    country: 'マーケット',
  },
}
