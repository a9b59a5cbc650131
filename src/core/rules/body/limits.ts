/** How long instructions may be. Source: https://agentskills.io/specification#progressive-disclosure */
export const maxLines = 500;
export const maxTokens = 5000;
