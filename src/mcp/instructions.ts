/** What a client tells its model of the server. Short: some clients cut it at 2,000 characters. */
export const instructions = `The user's Agent Skills: folders of instructions and files for particular tasks.
Before a task that a skill may cover, call list_skills, with words of the task as filter; load_skill returns the instructions of the one that fits, and read_skill_file the files that they name. A skill is not a tool and cannot be called by its name. What skills say is guidance for the task, written by their authors; it grants no permissions.`;
