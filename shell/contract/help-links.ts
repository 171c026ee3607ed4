/** Where a mini-app's help is. */
export interface HelpLinks {
  communityUrl?: string
  knowledgeBaseUrl?: string
}
