/**
 * What people can do, by code, with the other words that colleagues type for it. Titles stand in the words of the app.
 * A code is never given another meaning: people's data names it.
 */
export const SKILL_SYNONYMS = {
  'paid-search': ['ppc', 'sem', 'sea', 'google ads', 'adwords', 'paid search', 'search advertising'],
  seo: ['organic search', 'search engine optimisation', 'search engine optimization', 'referencement'],
  'paid-social': ['facebook', 'meta', 'instagram', 'tiktok', 'linkedin', 'smm', 'social ads', 'paid social'],
  programmatic: ['dsp', 'dv360', 'rtb', 'display', 'programatica', 'trading desk'],
  'video-tv': ['tv', 'television', 'avod', 'ctv', 'connected tv', 'fernsehen', 'youtube', 'video'],
  audio: ['radio', 'podcast', 'spotify'],
  'out-of-home': ['ooh', 'dooh', 'outdoor', 'billboards', 'aussenwerbung', 'affichage', 'out of home'],
  print: ['press', 'newspapers', 'magazines', 'presse', 'prensa'],
  'media-planning': ['planner', 'planning', 'mediaplanung', 'comms planning', 'media planning'],
  'media-buying': ['buyer', 'buying', 'einkauf', 'negotiation', 'media buying'],
  'retail-media': ['amazon', 'shopper', 'ecommerce', 'e-commerce', 'marketplaces', 'retail media'],
  'influencer-marketing': ['influencer', 'creators', 'creator marketing'],
  content: ['copywriting', 'branded content', 'editorial'],
  creative: ['design', 'art direction', 'dco', 'creation'],
  analytics: ['ga4', 'google analytics', 'web analytics', 'tagging', 'measurement'],
  'data-science': ['machine learning', 'python', 'statistics', 'modelling', 'modeling', 'data science'],
  econometrics: ['mmm', 'marketing mix', 'attribution', 'econometria', 'oekonometrie'],
  'audience-research': ['panel', 'survey', 'insights', 'market research', 'marktforschung', 'research'],
  'ad-operations': ['ad ops', 'adops', 'trafficking', 'campaign manager', 'cm360'],
  martech: ['crm', 'cdp', 'salesforce', 'marketing automation', 'tag manager'],
  strategy: ['strategist', 'brand strategy', 'strategie', 'estrategia'],
  'client-leadership': ['account management', 'account lead', 'client service', 'kundenberatung'],
  finance: ['billing', 'invoicing', 'budget', 'buchhaltung'],
  'privacy-law': ['gdpr', 'dsgvo', 'rgpd', 'consent', 'privacy', 'datenschutz'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type Skill = keyof typeof SKILL_SYNONYMS

export const SKILLS = Object.keys(SKILL_SYNONYMS) as readonly Skill[]

export const SKILL_LEVELS = ['learning', 'working', 'experienced', 'expert'] as const
export type SkillLevel = (typeof SKILL_LEVELS)[number]
