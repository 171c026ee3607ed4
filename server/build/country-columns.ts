/** What the portal adds to the maintained list of countries, and which of them it knows at all. */
export interface CountryColumns {
  code: string
  /** BCP 47, lower case as the display settings have them; '' where a country has no one way. */
  dateLocale: string
  numberLocale: string
  /** The audience-as-a-service capability is there. */
  caas: boolean
}

/** Code, date locale, number locale ("=": the same), caas. */
const TABLE = `
AE|en-ae|=|caas
AL|sq-al|=|
AR|es-ar|=|caas
AT|de-at|=|caas
AU|en-au|=|caas
BA|bs-ba|=|
BD|bn-bd|en-gb|
BE||nl-be|
BG|bg-bg|=|
BH|ar-bh|=|
BO|es-bo|=|
BR|pt-br|=|caas
CA|en-ca|=|caas
CH|de-ch|=|caas
CI|fr-ci|=|
CL|es-cl|=|caas
CM|||
CN|zh-cn|=|caas
CO|es-co|=|caas
CR|es-cr|=|
CY|el-cy|=|
CZ|cs-cz|=|caas
DE|de-de|=|caas
DK|da-dk|=|caas
DO|es-do|=|
DZ|fr-dz|=|
EC|es-ec|=|
EE|et-ee|=|
EG|ar-eg|=|caas
ES|es-es|=|caas
FI|fi-fi|=|caas
FR|fr-fr|=|caas
GB|en-gb|=|caas
GE|ka-ge|=|
GH|en-gh|=|
GR|el-gr|=|caas
GT|es-gt|=|
HK|en-hk|=|caas
HN|es-hn|=|
HR|hr-hr|=|
HU|hu-hu|=|caas
ID|id-id|=|caas
IE|en-ie|=|caas
IL|he-il|=|
IN|en-in|=|caas
IQ|ar-iq|=|
IS|is-is|=|
IT|it-it|=|caas
JM|en-jm|=|
JO|ar-jo|=|
JP|ja-jp|=|caas
KE|en-ke|=|
KH|km-kh|=|
KR|ko-kr|=|caas
KW|ar-kw|=|
KZ|kk-kz|=|
LB|||
LK|en-gb|=|
LT|lt-lt|=|
LU|fr-lu|=|
LV|lv-lv|=|
MA|fr-ma|=|
MK|mk-mk|=|
MT|en-mt|=|
MX|es-mx|=|caas
MY|en-my|=|caas
NG|en-ng|=|
NI|es-ni|=|
NL|nl-nl|=|caas
NO|nb-no|=|caas
NZ|en-nz|=|caas
OM|ar-om|=|
PA|es-pa|=|
PE|es-pe|=|caas
PH|en-ph|=|caas
PK|en-pk|=|
PL|pl-pl|=|caas
PR|es-pr|=|
PT|pt-pt|=|
PY|es-py|=|
QA|ar-qa|=|
RO|ro-ro|=|caas
RS|sr-rs|=|
RU|ru-ru|=|
SA|ar-sa|=|caas
SE|sv-se|=|caas
SG|en-sg|=|caas
SI|sl-si|=|
SK|sk-sk|=|
SN|fr-sn|=|
SV|es-sv|=|
TH|th-th|=|caas
TN|fr-tn|=|
TR|tr-tr|=|caas
TW|zh-tw|=|caas
TZ|||
UA|uk-ua|=|
UG|en-ug|=|
US|en-us|=|caas
UY|es-uy|=|
UZ|uz-uz|=|
VE|es-ve|=|
VN|vi-vn|=|caas
ZA|en-za|=|caas`

export const COUNTRY_COLUMNS: readonly CountryColumns[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code, dateLocale, numbers, caas] = line.split('|') as [string, string, string, string]
    return { code, dateLocale, numberLocale: numbers === '=' ? dateLocale : numbers, caas: caas === 'caas' }
  })

/** Where the list's first currency is not the one people pay in, or its continent not the region people work in. */
export const EXCEPTIONS: Readonly<Record<string, { currency?: string; region?: 1 | 2 | 3 | 4 }>> = {
  CH: { currency: 'CHF' },
  CL: { currency: 'CLP' },
  RU: { region: 1 },
}
