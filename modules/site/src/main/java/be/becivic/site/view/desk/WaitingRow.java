package be.becivic.site.view.desk;

import be.becivic.site.view.desk.text.ShownTime;

/**
 * Something whose change under review others wait for.
 *
 * @param count how many wait
 * @param since when the first of them began to wait
 * @param choice stands for the change that is under review
 */
public record WaitingRow(ItemSubject subject, int count, ShownTime since, ActionForm choice) {}
