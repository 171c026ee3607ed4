/** Of the country table where audience-as-a-service is available, unless an agency's market is switched. A test compares the two. */
export const CAAS_COUNTRIES: ReadonlySet<string> = new Set(
  'AE AR AT AU BR CA CH CL CN CO CZ DE DK EG ES FI FR GB GR HK HU ID IE IN IT JP KR MX MY NL NO NZ PE PH PL RO SA SE SG TH TR TW US VN ZA'.split(
    ' ',
  ),
)
