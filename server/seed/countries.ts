import type { CountryTable } from '../db/schema.ts'

/** Code, name, currency, region: 1 Europe, 2 North America, 3 Latin America, 4 Asia Pacific, Middle East and Africa. */
const TABLE = `
AE|United Arab Emirates|AED|4
AR|Argentina|ARS|3
AT|Austria|EUR|1
AU|Australia|AUD|4
BE|Belgium|EUR|1
BR|Brazil|BRL|3
CA|Canada|CAD|2
CH|Switzerland|CHF|1
CL|Chile|CLP|3
CN|China|CNY|4
CO|Colombia|COP|3
CZ|Czechia|CZK|1
DE|Germany|EUR|1
DK|Denmark|DKK|1
EE|Estonia|EUR|1
EG|Egypt|EGP|4
ES|Spain|EUR|1
FI|Finland|EUR|1
FR|France|EUR|1
GB|United Kingdom|GBP|1
GR|Greece|EUR|1
HK|Hong Kong|HKD|4
HU|Hungary|HUF|1
ID|Indonesia|IDR|4
IE|Ireland|EUR|1
IN|India|INR|4
IT|Italy|EUR|1
JP|Japan|JPY|4
KE|Kenya|KES|4
KR|South Korea|KRW|4
LT|Lithuania|EUR|1
LU|Luxembourg|EUR|1
LV|Latvia|EUR|1
MX|Mexico|MXN|3
MY|Malaysia|MYR|4
NG|Nigeria|NGN|4
NL|Netherlands|EUR|1
NO|Norway|NOK|1
NZ|New Zealand|NZD|4
PE|Peru|PEN|3
PH|Philippines|PHP|4
PL|Poland|PLN|1
PT|Portugal|EUR|1
RO|Romania|RON|1
RU|Russia|RUB|1
SA|Saudi Arabia|SAR|4
SE|Sweden|SEK|1
SG|Singapore|SGD|4
TH|Thailand|THB|4
TR|Türkiye|TRY|4
TW|Taiwan|TWD|4
US|United States|USD|2
VN|Vietnam|VND|4
ZA|South Africa|ZAR|4`

export const COUNTRIES: readonly CountryTable[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code, name, currency, region] = line.split('|') as [string, string, string, string]
    return { code, name, currency, region: Number(region) }
  })

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]))

export function countryOf(code: string): CountryTable {
  const country = byCode.get(code)
  if (!country) throw new Error(`Country ${code} is not in the sample world`)
  return country
}
